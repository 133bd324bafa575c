import type { ComponentType } from 'react';
import { Benefits } from './benefits.tsx';
import type { CardView, DishView } from './example.ts';
import { Faq } from './faq.tsx';
import { Frieze } from './frieze.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { PromiseBanner } from './promise-banner.tsx';

interface LandingScreenProps {
  /** The target of Get Started: the chat, or the sign-in screen. */
  startAt: '/home' | '/login';
  Card: ComponentType<CardView>;
  Dish: ComponentType<DishView>;
}

export function LandingScreen({ startAt, Card, Dish }: LandingScreenProps) {
  return (
    <>
      <Hero startAt={startAt} Card={Card} />
      <Frieze Dish={Dish} />
      <Benefits Dish={Dish} />
      <Faq />
      <PromiseBanner startAt={startAt} />
      <LandingFooter />
    </>
  );
}
