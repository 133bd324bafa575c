// Sets the theme before the first paint. Keys: src/lib/preferences.ts.
(() => {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('motion') === 'reduced') root.dataset.motion = 'reduced';
    const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.querySelector('meta[name="theme-color"]').content = dark ? '#171412' : '#faf7f2';
  } catch {
    // Storage is blocked: the system's theme.
  }
})();
