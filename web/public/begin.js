// Before anything is drawn: the theme of the last visit.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('bedesten.settings') || '{}').theme || 'auto';
  } catch (error) {
    theme = 'auto';
  }
  if (theme === 'auto') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();

// A part of the page that did not come: say so instead of showing nothing.
addEventListener(
  'error',
  function (event) {
    var closed = document.getElementById('closed');
    if (closed && event.target instanceof HTMLScriptElement) closed.hidden = false;
  },
  true,
);
