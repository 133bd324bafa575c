import type { CurrentUser } from './accounts.ts';
import type { RestaurantPage } from './guide.ts';
import type { GuideSettings } from './guide-settings.ts';
import type { PublicPlace } from './public-guide.ts';

/** What a page was drawn from by the server: the answers of procedures to this visitor, as the page would ask for them. */
export interface FirstData {
  /** `accounts.me` */
  me: CurrentUser | null;
  /** `guide.settings` */
  settings?: GuideSettings;
  /** `guide.get` */
  place?: RestaurantPage;
  /** `guide.publicPlace` */
  publicPlace?: PublicPlace;
}
