import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { ComponentType } from 'react';
import type { DishView } from './example.ts';

const BENEFITS = [
  {
    cuisine: 'Spanish',
    title: 'Tailored to your taste',
    text: 'Say what you like, who is coming and what you want to spend. Each answer is written for your evening, and follow-up questions build on it.',
  },
  {
    cuisine: 'Bakery',
    title: 'Trusted recommendations from top sources',
    text: 'Every place comes from a guide that experts and reviewers write and maintain, with their notes on the room, the food and the occasion.',
  },
  {
    cuisine: 'Craft beer',
    title: 'Real-time suggestions',
    text: 'Suggestions on availability, hours and crowd levels when you need them, with a link to each restaurant so you can confirm before you go.',
  },
];

export function Benefits({ Dish }: { Dish: ComponentType<DishView> }) {
  return (
    <section className="mx-auto w-full max-w-page px-page py-20 sm:py-28">
      <h2 className="display text-3xl">Why Choose {PRODUCT_NAME}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
        {BENEFITS.map(({ cuisine, title, text }) => (
          <li key={title} className="flex gap-5 md:block">
            <Dish
              seed={`benefit ${cuisine}`}
              cuisine={cuisine}
              frame="square"
              className="size-20 shrink-0 rounded-xl md:size-24"
            />
            <div className="md:mt-5">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
