import { demoGuide } from '../../packages/db/src/demo-guide/index.ts';
import type { DemoRestaurant } from '../../packages/db/src/demo-guide/types.ts';

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/**
 * Generates a guide of any size from the demo guide. Each additional restaurant combines the cuisine, price and notes of one demo
 * restaurant with the neighborhood of a second and the tags of a third.
 */
export function guideOf(count: number): DemoRestaurant[] {
  return Array.from({ length: count }, (_, index) => {
    const place = at(demoGuide, index);
    const turn = Math.floor(index / demoGuide.length);
    if (!place) throw new Error('The demo guide is empty.');
    if (turn === 0) return place;
    return {
      ...place,
      name: `${place.name} ${turn + 1}`,
      neighborhood: at(demoGuide, index + turn * 7)?.neighborhood ?? place.neighborhood,
      tags: at(demoGuide, index + turn * 3)?.tags ?? place.tags,
      address: `${index} Long Street, Lanthorn ${1000 + (index % 90)}`,
    };
  });
}
