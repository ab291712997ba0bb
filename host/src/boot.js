// Runs before everything else, allowed by its hash: requests the registry and, depending on the address, the code of the
// area that the page needs, while the host's own script downloads, and prepares what the first render would wait for. It
// must never throw: if it fails, the host reads the registry itself.
(function () {
  var root = document.documentElement;
  try {
    var preferences = JSON.parse(localStorage.getItem('back-office:preferences') || '{}');
    var theme = preferences && preferences.theme;
    if (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches) theme = 'dark';
    if (theme === 'dark') root.setAttribute('data-theme', 'dark');
  } catch {
    // The host quarantines and reports unreadable preferences.
  }
  root.style.colorScheme = root.getAttribute('data-theme');

  function isUnder(path, prefix) {
    return path === prefix || (prefix !== '/' && path.indexOf(prefix + '/') === 0);
  }
  function preload(href, integrity) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.appendChild(link);
  }

  var request = new AbortController();
  function cancel() {
    request.abort();
  }
  var registry = fetch('/remotes.json', { cache: 'no-cache', signal: request.signal }).then(function (response) {
    if (!response.ok) throw new Error('The registry answered ' + response.status + '.');
    return response.json();
  });
  window.backOfficeBoot = { registry: registry, cancel: cancel, started: performance.now() };
  registry
    .then(function (data) {
      if (/[?&]area\./.test(location.search) || sessionStorage.getItem('back-office:overrides')) return;
      var path = location.pathname;
      var seen = {};
      data.areas.forEach(function (row) {
        // The first row of a name is the released version.
        if (seen[row.name]) return;
        seen[row.name] = true;
        var prefix = row.routes.find(function (each) {
          return isUnder(path, each);
        });
        if (!prefix) return;
        preload(row.entry, row.integrity);
        // The screen is the longest prefix that matches: below /items/library the files of /items are not needed.
        var screen = row.preload.reduce(function (longest, file) {
          return file.path && isUnder(path, file.path) && file.path.length > longest.length ? file.path : longest;
        }, '');
        row.preload.forEach(function (file) {
          if (!file.path || file.path === screen) preload(file.href, file.integrity);
        });
      });
    })
    .catch(function () {
      // The host reads the registry again and reports what is wrong with it.
    });
  // The first format of a page loads the browser's data about languages and time zones: 20 to 50 ms.
  setTimeout(function () {
    new Intl.DateTimeFormat('en');
  });
})();
