import { cacheControl } from '../headers.mjs';

/**
 * `_headers`, which Netlify, Cloudflare Pages and others read. A header may appear in one matching rule only, because
 * they join what several rules say.
 *
 * @param {object} options
 * @param {{ all: object, host: object, areas: object }} options.headers from `headersOf`
 * @param {boolean} options.hasHost
 * @param {string[]} options.versions the folders of the host, or of the area if the site is its own
 */
export function headersFile({ headers, hasHost, versions }) {
  const forever = { 'Cache-Control': cacheControl.version };
  const live = { ...headers.host, 'Cache-Control': cacheControl.live };
  const rules = [
    ['/*', headers.all],
    ...versions.map((version) => [`/${version}/*`, { ...headers.host, ...forever }]),
    ['/embed/*', { ...headers.areas, 'Cache-Control': cacheControl.live }],
    ...(hasHost
      ? [
          ['/index.html', live],
          ['/remotes.json', live],
          ['/areas/*', { ...headers.areas, ...forever }],
        ]
      : []),
  ];
  return rules.map(([path, values]) => [path, ...linesOf(values), ''].join('\n')).join('\n');
}

function linesOf(values) {
  return Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
}

/** Every path without a file is the host's page. */
export const redirectsFile = '/* /index.html 200\n';
