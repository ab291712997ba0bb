import { lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';
import { cacheControl } from './headers.mjs';

/** The request handler of a `dist` folder: `area.json` and the files in its version folders. */
export function staticFiles(folder) {
  const send = sirv(folder, {
    dev: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const isVersioned = /^\/(?!dev\/)[^/]+\/.+\.js$/.test(pathname);
      response.setHeader('Cache-Control', isVersioned ? cacheControl.version : cacheControl.live);
    },
  });
  return (request, response) => {
    if (!isServed(folder, request.url)) return notFound(response);
    send(request, response, () => notFound(response));
  };
}

export function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

function isServed(folder, url) {
  try {
    const pathname = decodeURI(url.split(/[?#]/)[0]);
    // Other files beside the version folders are the release's own, such as its log.
    if (!/^\/(area\.json$|[^./][^/]*\/)/.test(pathname) || /\/\.|\0/.test(pathname)) return false;
    const file = join(folder, pathname);
    return isPlain(folder, file) && (!exists(`${file}.gz`) || isPlain(folder, `${file}.gz`));
  } catch {
    return false;
  }
}

/** True for a file inside the folder that is reached without a symbolic link. Throws if there is none. */
function isPlain(folder, file) {
  const path = relative(folder, file);
  if (path === '' || path.split(sep)[0] === '..') return false;
  return realpathSync(file) === join(realpathSync(folder), path) && lstatSync(file).isFile();
}

function exists(file) {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
