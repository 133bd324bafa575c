import { PRODUCT_NAME } from '@saffron/contracts/product';
import { Accordion } from '@saffron/ui/accordion';

const QUESTIONS = [
  {
    title: `How does ${PRODUCT_NAME} personalize recommendations?`,
    content:
      'It reads the whole conversation: the cuisine, the part of town, the price, the occasion, and what you did not like about the last suggestion. Then it looks for places in the guide that fit, and says why they do.',
  },
  {
    title: `Is ${PRODUCT_NAME} free?`,
    content:
      'Yes, for a limited number of recommendations each day. Unlimited access may be part of future plans. The restaurant list is free to browse at any time.',
  },
  {
    title: `How is ${PRODUCT_NAME} different from a crowd-review site?`,
    content:
      'There are no stars from strangers and no paid placements. The guide is written by reviewers and drawn from expert sources, and the answer is a recommendation, not a list to scroll through.',
  },
];

export function Faq() {
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-page py-20 sm:py-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 className="display text-3xl">Questions and answers</h2>
        <Accordion items={QUESTIONS} />
      </div>
    </section>
  );
}
