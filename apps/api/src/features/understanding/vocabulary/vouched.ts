import type { Restaurant } from '@saffron/contracts/guide';

/** Whether somebody else than one ordinary account stands for what a place says: an editor added it, it was imported, or another account has edited it. */
export const isVouchedFor = ({
  addedBy,
  last_edited_by: editor,
}: Pick<Restaurant, 'addedBy' | 'last_edited_by'>): boolean =>
  !(addedBy?.includes('@') === true && (editor === null || editor === addedBy));
