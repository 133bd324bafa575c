import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openDrawer } from './screens/screen.ts';
import { READ_ONLY } from './servers.ts';
import { storageStateOf } from './test-accounts.ts';

test.use({ baseURL: READ_ONLY });

/** `first`: the button for the conversations, as in an ARIA snapshot. */
const expectHeader = (page: Page, first: string) =>
  expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - button ${first}
      - link "Saffron"
      - navigation "Main":
        - link "Explore"
        - link "List"
  `);

test('the sign-in screen has its roles and names', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome to Saffron" [level=1]
      - paragraph: Your AI dining expert
      - link "Continue with Google"
      - text: Or continue with
      - tablist "Sign in or create an account":
        - tab "Login" [selected]
        - tab "Register"
      - tabpanel "Login":
        - textbox "Email address"
        - textbox "Password"
        - button "Show password"
        - button "Login"
  `);
});

test.describe(() => {
  test.use({ storageState: storageStateOf('diner') });

  test('the header, chat and drawer have their roles and names @phone-only', async ({ page }) => {
    await page.goto('/home');
    await expectHeader(page, '"Open menu"');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Hello Ada" [level=1]
        - textbox "Message Saffron"
        - button "Send" [disabled]
    `);
    await expect(await openDrawer(page)).toMatchAriaSnapshot(`
      - dialog "Conversations":
        - heading "Conversations" [level=2]
        - button "Close"
        - button "New Chat"
        - paragraph: No conversations yet
        - button /diner@example.com/
    `);
  });

  test('the header and the docked conversations have their roles and names @desk-only', async ({ page }) => {
    await page.goto('/home');
    await expectHeader(page, '"Hide conversations" [expanded]');
    await expect(await openDrawer(page)).toMatchAriaSnapshot(`
      - complementary "Conversations":
        - heading "Conversations" [level=2]
        - button "New Chat"
        - button "Search"
        - paragraph: No conversations yet
        - button "Keyboard shortcuts"
        - button /diner@example.com/
    `);
  });

  test('the list has its roles and names', async ({ page }) => {
    await page.goto('/list?search=noodle');
    const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
    // Without hidden words.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isNarrow ? 'Restaurant List (Styled)' : 'Restaurant List',
    );
    await expect(page.getByRole('searchbox', { name: 'Search restaurants' })).toBeVisible();
    if (isNarrow) {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "Restaurant List (Styled)" [level=1]
          - searchbox "Search restaurants": noodle
          - button "Clear search"
          - button "Filters"
          - status: /Found \\d+ recommendations/
          - list:
            - listitem
      `);
    } else {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "Restaurant List" [level=1]
          - status: /Showing \\d+ of \\d+ restaurants/
          - searchbox "Search restaurants": noodle
          - combobox "Cuisine"
          - combobox "Price"
          - button "Reset filters"
          - group "Type":
            - button "Breakfast"
            - button "Lunch"
            - button "Dinner"
          - group "Offers":
            - checkbox "Drinks"
            - checkbox "Food"
            - checkbox "Reservations"
          - table:
            - rowgroup:
              - row:
                - columnheader "Name"
                - columnheader "Neighborhood"
                - columnheader "Cuisine"
                - columnheader "Price"
                - columnheader "Reservations"
                - columnheader "Tags"
                - columnheader "Website"
      `);
    }
  });
});

test.describe(() => {
  test.use({ storageState: storageStateOf('reviewer') });

  test('the new-restaurant form has its roles and names', async ({ page }) => {
    await page.goto('/reviews/add');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Add New Restaurant" [level=1]
        - heading "Basic Information" [level=2]
        - textbox "Restaurant Name"
        - combobox "Neighborhood"
        - textbox "Website"
        - heading "Restaurant Type" [level=2]
        - group "Type":
          - checkbox "Bar/Drinks"
          - checkbox "Restaurant/Food"
        - group "Meal types":
          - checkbox "Breakfast"
          - checkbox "Lunch"
          - checkbox "Dinner"
        - heading "Cuisine & Details" [level=2]
        - combobox "Cuisine Type"
        - combobox "Price Range"
        - combobox "Rating"
        - checkbox "Accepts Reservations"
        - textbox "Tags"
        - heading "Saffron Notes" [level=2]
        - button "Save Restaurant"
    `);
  });
});

test.describe(() => {
  test.use({ storageState: storageStateOf('admin') });

  test('Admin Settings has its roles and names', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Admin Settings" [level=1]
        - tablist:
          - tab "System Prompt" [selected]
          - tab "User Management"
          - tab "Vector Database"
          - tab "API Testing"
        - tabpanel "System Prompt":
          - textbox "System prompt"
          - button "Restore default" [disabled]
          - button "Save" [disabled]
    `);
  });
});
