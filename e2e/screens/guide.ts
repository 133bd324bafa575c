import type { Locator, Page } from 'playwright/test';
import { Reviewer } from '../reviewer.ts';
import { at, failing, holding, keepToast, onFridayEvening, type Screen } from './screen.ts';

const NOTHING = 'No restaurants match your filters. Try adjusting your criteria.';
const text = (words: string | RegExp) => (page: Page) => page.getByText(words);
const mapOf = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const filters = (page: Page) => page.getByRole('button', { name: 'Filters' }).click();
const typeName = (page: Page, name: string) => page.getByRole('textbox', { name: 'Restaurant Name' }).fill(name);

/** Opens the editor of the first restaurant. */
async function edit(page: Page): Promise<void> {
  await (await new Reviewer(page).edit('Halyard Oyster Room')).getByRole('textbox').first().waitFor();
}

/** Shows the opening hours of a form, as text or by day. */
async function enterHours(page: Page, hours: string, view: 'As text' | 'By day'): Promise<void> {
  await page.getByRole('textbox', { name: 'Opening hours as text' }).fill(hours);
  await page.getByRole('radio', { name: view }).check();
}

/** Scrolls an element to the middle and away from the pointer, so that its picture is the same in every run. */
async function showMiddle(locator: Locator): Promise<void> {
  await locator.page().mouse.move(0, 0);
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Opens a restaurant over the list, or as a page. */
async function openPlace(page: Page, as: 'sheet' | 'page'): Promise<void> {
  const link = page.getByRole('link', { name: 'Halyard Oyster Room', exact: true }).first();
  if (as === 'sheet') await link.click();
  else await page.goto((await link.getAttribute('href')) ?? '');
}

const place = (page: Page) => page.getByRole('button', { name: 'Ask about this place' });

const HOURS = 'Mo 12:00-15:00, 18:00-01:00; Tu-Sa 18:00-23:00; Su closed; 2030-12-24 to 2030-12-26 closed';

/** The guide lists and the reviewer screens. */
export const GUIDE: Screen[] = [
  {
    name: 'list',
    who: 'diner',
    path: '/list',
    shows: text(/^(Showing \d+ of|Found) \d+/),
  },
  {
    name: 'list, filtered',
    who: 'diner',
    path: '/list?search=noodle&meals=dinner',
    before: onFridayEvening,
    shows: text(/^(Showing \d+ of|Found) \d+/),
    approved: true,
  },
  {
    name: 'list, loading',
    who: 'diner',
    path: '/list',
    before: holding('guide.list'),
    shows: text('Loading restaurants...'),
  },
  {
    name: 'list, load failed',
    who: 'diner',
    path: '/list',
    before: failing('guide.list'),
    shows: text('Could not load the restaurant list'),
  },
  {
    name: 'list, no results',
    who: 'diner',
    path: '/list?search=no+such+place',
    shows: text(NOTHING),
    approved: true,
  },
  {
    name: 'list, filter sheet',
    who: 'diner',
    path: '/list?price=2',
    only: 'phone',
    reach: filters,
    shows: text('Quick Filters'),
    approved: true,
  },
  {
    name: 'list, filter sheet with neighborhoods',
    who: 'diner',
    path: '/list',
    only: 'phone',
    reach: async (page) => {
      await filters(page);
      await page.getByText('Location', { exact: true }).first().click();
    },
    shows: (page) => page.getByRole('checkbox', { name: 'Eastgate' }),
  },
  {
    name: 'cards',
    who: 'diner',
    path: '/restaurants',
    before: onFridayEvening,
    shows: (page) => page.getByRole('main').getByRole('listitem'),
    approved: true,
  },
  {
    name: 'cards, one expanded',
    who: 'diner',
    path: '/restaurants',
    before: onFridayEvening,
    approved: true,
    reach: (page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').click(),
    shows: (page) => page.getByRole('heading', { name: 'Details' }),
  },
  {
    name: 'list, open at a time and by distance',
    who: 'diner',
    path: '/list?open=2026-11-27T23:30&near=Theatre+Mile',
    shows: text('Sorted by distance from the middle of Theatre Mile.'),
    approved: true,
  },
  {
    name: 'list, position unknown',
    who: 'diner',
    path: '/list?near=me&open=now&search=ramen',
    before: onFridayEvening,
    shows: (page) => page.getByRole('button', { name: 'Use my position' }),
    approved: true,
  },
  {
    name: 'map',
    who: 'diner',
    path: '/list?view=map',
    shows: (page) => mapOf(page).getByText('Theatre Mile'),
    approved: true,
  },
  {
    name: 'map, one selected',
    who: 'diner',
    path: '/list?view=map&search=ramen',
    before: onFridayEvening,
    reach: (page) => mapOf(page).getByRole('button', { name: 'Foxlight Ramen' }).press('Enter'),
    shows: (page) => mapOf(page).getByRole('article', { name: 'Foxlight Ramen' }),
    approved: true,
  },
  {
    name: 'map, loading',
    who: 'diner',
    path: '/list?view=map',
    before: async (page) => {
      await page.route(/map-panel/, () => {});
    },
    shows: text(/^(Showing \d+ of|Found) \d+/),
  },
  {
    name: 'map, nothing to show',
    who: 'diner',
    path: '/list?view=map&search=no+such+place',
    shows: text('None of these restaurants has a known position.'),
  },
  { name: 'cards, no results', who: 'diner', path: '/restaurants?search=no+such+place', shows: text(NOTHING) },
  {
    name: 'restaurant',
    who: 'diner',
    path: '/list?search=halyard+oyster',
    before: onFridayEvening,
    reach: (page) => openPlace(page, 'page'),
    shows: place,
  },
  {
    name: 'restaurant, beside the list',
    who: 'diner',
    path: '/list?search=halyard+oyster',
    only: 'desk',
    before: onFridayEvening,
    reach: (page) => openPlace(page, 'sheet'),
    shows: place,
  },
  {
    name: 'restaurant, loading',
    who: 'diner',
    path: '/list?search=halyard+oyster',
    before: holding('guide.get'),
    reach: (page) => openPlace(page, 'sheet'),
    shows: text('Loading the restaurant'),
  },
  {
    name: 'restaurant, load failed',
    who: 'diner',
    path: '/list?search=halyard+oyster',
    before: failing('guide.get'),
    reach: (page) => openPlace(page, 'sheet'),
    shows: text('The restaurant could not be loaded'),
  },
  {
    name: 'restaurant, not in the guide',
    who: 'diner',
    path: '/restaurants/999999',
    shows: text('Other places to try'),
  },
  {
    name: 'reviews, as a diner',
    who: 'diner',
    path: '/reviews',
    shows: text(/^Showing 1-10 of/),
  },
  {
    name: 'reviews',
    who: 'reviewer',
    path: '/reviews',
    before: at('2026-11-25T18:30:00Z'),
    shows: text(/^Showing 1-10 of/),
    approved: true,
  },
  {
    name: 'reviews, loading',
    who: 'reviewer',
    path: '/reviews',
    before: holding('guide.list'),
    shows: text('Hello, Jo'),
  },
  {
    name: 'reviews, load failed',
    who: 'reviewer',
    path: '/reviews',
    before: failing('guide.list'),
    shows: text('Could not load the restaurant list'),
  },
  {
    name: 'reviews, no results',
    who: 'reviewer',
    path: '/reviews?q=no+such+place',
    shows: text('No restaurants found. Add a new restaurant to get started.'),
  },
  {
    name: 'reviews, filter sheet',
    who: 'reviewer',
    path: '/reviews',
    only: 'phone',
    reach: filters,
    shows: (page) => page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Done' }),
  },
  {
    name: 'reviews, row expanded',
    who: 'reviewer',
    path: '/reviews?q=oyster+room',
    only: 'phone',
    reach: (page) => new Reviewer(page).row('Halyard Oyster Room'),
    shows: text('Meal types'),
  },
  {
    name: 'edit',
    who: 'reviewer',
    path: '/reviews?q=oyster+room',
    reach: edit,
    shows: (page) => page.getByRole('dialog', { name: 'Edit Restaurant' }),
  },
  {
    name: 'edit, missing name',
    who: 'reviewer',
    path: '/reviews?q=oyster+room',
    reach: async (page) => {
      await edit(page);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    shows: text('Restaurant name must be at least 2 characters'),
  },
  {
    name: 'edit, leaving unsaved',
    who: 'reviewer',
    path: '/reviews?q=oyster+room',
    reach: async (page) => {
      await edit(page);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Another name');
      await page.getByRole('button', { name: 'Cancel' }).click();
    },
    shows: text('Discard your changes?'),
  },
  { name: 'add', who: 'reviewer', path: '/reviews/add', shows: text('Basic Information'), approved: true },
  {
    name: 'add, missing fields',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await page.getByRole('group', { name: 'Tags in use' }).waitFor();
      await page.getByRole('button', { name: 'Save Restaurant' }).click();
    },
    shows: text('Restaurant name must be at least 2 characters'),
  },
  {
    name: 'add, name taken',
    who: 'reviewer',
    path: '/reviews/add',
    reach: (page) => typeName(page, 'Halyard Oyster Room'),
    shows: text('A restaurant with this name already exists in the database.'),
  },
  {
    name: 'add, choosing a neighborhood',
    who: 'reviewer',
    path: '/reviews/add',
    reach: (page) => page.getByRole('combobox', { name: 'Neighborhood', exact: true }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Neighborhood' }).getByRole('option'),
  },
  {
    name: 'add, unknown neighborhood',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Neighborhood', exact: true }).click();
      await page.getByRole('dialog', { name: 'Neighborhood' }).getByRole('combobox').fill('Nowhere at all');
    },
    shows: text('No neighborhood found.'),
  },
  {
    name: 'add, with tags',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Tags' }).fill('Owls');
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByRole('button', { name: /Remove Owls/ }),
  },
  {
    name: 'add, save failed',
    who: 'reviewer',
    path: '/reviews/add',
    before: failing('guide.add'),
    reach: async (page) => {
      const reviewer = new Reviewer(page);
      await typeName(page, 'A place of our own');
      await reviewer.pick('Neighborhood', 'Lantern Steps');
      await reviewer.pick('Cuisine Type', 'Thai');
      await page.getByRole('button', { name: 'Save Restaurant' }).click();
      await keepToast(page, 'Error');
    },
    shows: (page) => page.getByRole('region', { name: /Notifications/ }).getByText('Error'),
  },
  {
    name: 'add, leaving unsaved',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await typeName(page, 'A place of our own');
      await page
        .getByRole('link', { name: /Cancel|Back to Reviews/ })
        .first()
        .click();
    },
    shows: text('Discard your changes?'),
  },
  {
    name: 'add, hours as text',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Location' }).fill('51.5033, -0.1196');
      await enterHours(page, HOURS, 'As text');
      await showMiddle(page.getByRole('table', { name: 'Opening hours' }));
    },
    shows: (page) => page.getByRole('row', { name: 'Sunday Closed' }),
    approved: true,
  },
  {
    name: 'add, hours by day',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await enterHours(page, HOURS, 'By day');
      await page.getByRole('button', { name: "Copy Monday's hours to other days" }).click();
      await page.getByRole('button', { name: 'Weekdays' }).click();
      await showMiddle(page.getByRole('group', { name: 'Monday', exact: true }));
    },
    shows: (page) => page.getByRole('group', { name: "Days to copy Monday's hours to" }),
    approved: true,
  },
  {
    name: 'add, hours by date',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await enterHours(page, HOURS, 'By day');
      await page.getByRole('button', { name: 'Add an exception' }).click();
      await showMiddle(page.getByRole('group', { name: 'Exceptions' }));
    },
    shows: (page) => page.getByLabel('From, exception 2'),
  },
  {
    name: 'add, invalid hours and location',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Location' }).fill('https://maps.example/short');
      await enterHours(page, 'Mo-Fr noon till late', 'As text');
      await page.getByRole('textbox', { name: 'Phone' }).focus();
      await showMiddle(page.getByRole('group', { name: 'Opening hours', exact: true }));
    },
    shows: text(/“late” is not a day or a time/),
    approved: true,
  },
  {
    name: 'add, missing times',
    who: 'reviewer',
    path: '/reviews/add',
    reach: async (page) => {
      await enterHours(page, '', 'By day');
      await page.getByRole('button', { name: 'Add times, Tuesday' }).click();
      await page.getByRole('button', { name: 'Add an exception' }).click();
      await page.getByRole('textbox', { name: 'Phone' }).focus();
      await showMiddle(page.getByRole('group', { name: 'Tuesday', exact: true }));
    },
    shows: text('Please enter when it opens and when it closes.'),
  },
  {
    name: 'edit, hours by day',
    who: 'reviewer',
    path: '/reviews?q=oyster+room',
    before: at('2026-11-25T18:30:00Z'),
    reach: async (page) => {
      await edit(page);
      await enterHours(page, HOURS, 'By day');
      await showMiddle(page.getByRole('group', { name: 'Monday', exact: true }));
    },
    shows: (page) => page.getByLabel('Monday closes, 2 of 2'),
    approved: true,
  },
];
