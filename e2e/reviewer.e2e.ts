import { expectAccessible } from './diner.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer, Reviewer } from './reviewer.ts';
import { BUILT_IN } from './servers.ts';

test('a reviewer adds and edits a restaurant, and duplicates are refused', async ({
  page,
  diner,
  playwright,
}, info) => {
  const reviewer = new Reviewer(page);
  const name = `Owl & Lantern ${info.project.name}`;
  await diner.register();
  await diner.giveName('Ada');
  await makeReviewer(page, await playwright.request.newContext({ baseURL: BUILT_IN }));

  await (await diner.openDrawer()).getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');
  await expect(page.getByText(/^Showing 1-10 of \d+ restaurants$/)).toBeVisible();

  await page.getByRole('link', { name: 'Add New Restaurant' }).click();
  await page.getByRole('textbox', { name: 'Restaurant Name' }).fill(' the drowned BELL');
  await expect(page.getByText('A restaurant with this name already exists in the database.')).toBeVisible();
  await reviewer.pick('Neighborhood', 'Lantern Steps');
  await reviewer.pick('Cuisine Type', 'Thai');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Owls');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add Brunch' }).click();
  await page.getByLabel('Saffron Notes').fill('Candles in jars, and a cook who sings.');
  await page.getByRole('button', { name: 'Save Restaurant' }).click();
  await expect(
    page.getByText('A restaurant with this name already exists. Please use a different name.').first(),
  ).toBeVisible();
  await reviewer.dismissToast();

  await page.getByRole('textbox', { name: 'Restaurant Name' }).fill(name);
  await page.getByRole('button', { name: 'Save Restaurant' }).dblclick();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(page.getByText('Restaurant has been added to the database.').first()).toBeVisible();
  await reviewer.dismissToast();

  await reviewer.search(name.toLowerCase());
  await expect(page.getByText('Showing 1-1 of 1 restaurants')).toBeVisible();
  await expect(await reviewer.row(name)).toContainText('Lantern Steps');
  await page.reload();
  await expect(page.getByLabel('Search restaurants')).toHaveValue(name.toLowerCase());

  const dialog = await reviewer.edit(name);
  await reviewer.pick('Cuisine', 'Night kitchen');
  await dialog.getByLabel('Rating').selectOption('4.5 Stars');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Halyard Oyster Room');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    dialog.getByText('A restaurant with this name already exists. Please use a different name.'),
  ).toBeVisible();
  await reviewer.dismissToast();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Successfully updated ${name}`).first()).toBeVisible();

  const row = await reviewer.row(name);
  await expect(row).toContainText('Night kitchen');
  await expect(row).toContainText('4.5');
  const all: { name: string; tag: string; saffronNotes: string }[] = await (
    await page.request.get('/api/restaurants')
  ).json();
  expect(all.filter((restaurant) => restaurant.name === name)).toMatchObject([
    { tag: 'Owls, Brunch', saffronNotes: '{"vibe":"Candles in jars, and a cook who sings."}' },
  ]);
});

test('filters and page are in the URL', async ({ page, diner }) => {
  const { onPhone } = new Reviewer(page);
  await diner.register();
  await page.goto('/reviews');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Showing 11-20 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^Showing 21-30 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Showing 11-20 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Showing 11-20 of/)).toBeVisible();

  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  if (onPhone) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Added to' }).fill('2001-02-03');
  await page.getByRole('textbox', { name: 'Added to' }).fill(today);
  if (onPhone) await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Showing 1-10 of \d\d\d/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`to=${today}`));

  await page.getByLabel('Search restaurants').fill('no such place');
  await expect(page.getByText('No restaurants found. Add a new restaurant to get started.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText(/^Showing 1-10 of/)).toBeVisible();
  await expect(page).toHaveURL(/\/reviews$/);
  // A user who is not a reviewer can view and add restaurants, but not edit.
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
});

test('notes that somebody else saved meanwhile are not lost unseen', async ({ page, diner, playwright }) => {
  const reviewer = new Reviewer(page);
  await diner.register();
  await makeReviewer(page, await playwright.request.newContext({ baseURL: BUILT_IN }));
  const name = `Edited twice ${Date.now()}`;
  const notes = (food: string) => JSON.stringify({ vibe: 'Calm', food_notes: food });
  const place = { name, neighborhood: 'Old Harbour', cuisine: 'Thai', saffronNotes: notes('Soup') };
  const added = await page.request.post('/api/restaurants', { data: place });
  const { id }: { id: number } = await added.json();
  await page.goto(`/reviews?q=${encodeURIComponent(name)}`);
  const dialog = await reviewer.edit(name);
  await dialog.getByLabel('Atmosphere').fill('Loud');
  const theirs = { saffronNotes: notes('Soup. Fried in peanut oil.') };
  expect((await page.request.patch(`/api/restaurants/${id}`, { data: theirs })).ok()).toBe(true);

  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Somebody else changed the notes while you were editing.')).toBeInViewport({
    ratio: 1,
  });
  await expect(dialog.getByLabel('Atmosphere')).toHaveValue('Loud');
  await reviewer.dismissToast();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  const again = await reviewer.edit(name);
  await expect(again.getByLabel('Food and drink')).toHaveValue('Soup. Fried in peanut oil.');
  await again.getByLabel('Atmosphere').fill('Loud');
  await again.getByRole('button', { name: 'Save Changes' }).click();
  await expect(again).toBeHidden();
});

test('leaving an edited form asks for confirmation, by link, Back and Escape', async ({ page, diner, playwright }) => {
  const reviewer = new Reviewer(page);
  await diner.register();
  await makeReviewer(page, await playwright.request.newContext({ baseURL: BUILT_IN }));
  await page.goto('/reviews');
  await page.getByRole('link', { name: 'Add New Restaurant' }).click();
  await page.getByRole('textbox', { name: 'Restaurant Name' }).fill('Half a name');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('link', { name: 'Back to Reviews' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Restaurant Name' })).toHaveValue('Half a name');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/reviews$/);

  await reviewer.search('Halyard Oyster Room');
  const dialog = await reviewer.edit('Halyard Oyster Room');
  await dialog.getByLabel('Phone').fill('1');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Halyard Oyster Room' })).toBeFocused();
});

test('a picker whose list is still loading offers no new entry, and chooses the match when it comes', async ({
  page,
  diner,
}) => {
  await diner.register();
  let load = () => {};
  const asked = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/trpc/*guide.neighborhoods*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/reviews/add');
  const picker = page.getByRole('combobox', { name: 'Neighborhood' });
  await picker.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Neighborhood' });
  await expect(popup.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('old harb');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Loading...')).toBeVisible();
  await expect(popup.getByRole('option', { name: 'Add new neighborhood' })).toBeDisabled();
  load();
  await expect(popup.getByRole('option', { name: 'Old Harbour', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(picker).toHaveText('Old Harbour');
});

test('pickers and tags work by keyboard alone', async ({ page, diner }) => {
  await diner.register();
  await page.goto('/reviews/add');
  const picker = page.getByRole('combobox', { name: 'Neighborhood' });
  await picker.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Neighborhood' });
  await expect(popup.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('old harb');
  await expect(popup.getByRole('option', { name: 'Old Harbour', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(picker).toBeFocused();
  await expect(picker).toHaveText('Old Harbour');

  await page.keyboard.press('Enter');
  await page.keyboard.type('nowhere at all');
  await expect(popup.getByText('No neighborhood found.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('textbox', { name: 'Add new neighborhood' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(picker).toBeFocused();
  await expect(picker).toHaveText('Old Harbour');

  await page.getByRole('textbox', { name: 'Tags' }).focus();
  await page.keyboard.type('owls, Owls,');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags, chosen' }).getByRole('listitem')).toHaveText(['owls']);
  await page.getByRole('button', { name: 'Remove owls' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tags' })).toBeFocused();
});
