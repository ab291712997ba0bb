import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { cacheControl } from './headers.mjs';

const types = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The request handler of a `dist` folder: `area.json` and the files in its version folders. A file is read as a whole
 * before anything is sent, because a release may remove it, and a development server rewrite it, at any moment.
 */
export function staticFiles(folder) {
  return async (request, response) => {
    const path = servedPath(folder, request.url);
    const packed = path && acceptsGzip(request) ? await readWhole(`${path}.gz`) : undefined;
    const file = packed ?? (path && (await readWhole(path)));
    if (!file) return notFound(response);
    const isVersioned = /^\/(?!dev\/)[^/]+\/.+\.js$/.test(request.url.split(/[?#]/)[0]);
    response.setHeader('Cache-Control', isVersioned ? cacheControl.version : cacheControl.live);
    response.setHeader('Vary', 'Accept-Encoding');
    if (isKnown(request, response, `W/"${file.content.length}-${file.changed}"`)) return undefined;
    if (packed) response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    return response.writeHead(200, { 'Content-Length': file.content.length }).end(file.content);
  };
}

/** Answers that the browser has what it asks for. */
function isKnown(request, response, tag) {
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] !== tag) return false;
  response.writeHead(304).end();
  return true;
}

/** A text that is put together for the request, and asked for again each time. `extension`: of its kind, such as `.js`. */
export function sendText(request, response, extension, content) {
  response.setHeader('Cache-Control', cacheControl.live);
  if (isKnown(request, response, `W/"${createHash('sha256').update(content).digest('base64url')}"`)) return;
  response
    .writeHead(200, { 'Content-Type': types[extension], 'Content-Length': Buffer.byteLength(content) })
    .end(content);
}

export function notFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

function acceptsGzip(request) {
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
}

/** Undefined when there is none. Size and content are of one moment, because both are read from the opened file. */
async function readWhole(path) {
  let file;
  try {
    file = await open(path);
    const { mtimeMs } = await file.stat();
    return { content: await file.readFile(), changed: mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await file?.close();
  }
}

/** The file that a request asks for, or undefined unless it may be sent. */
function servedPath(folder, url) {
  try {
    const pathname = decodeURI(url.split(/[?#]/)[0]);
    // Other files beside the version folders are the release's own, such as its log.
    if (!/^\/(area\.json$|[^./][^/]*\/)/.test(pathname) || /\/\.|\0/.test(pathname)) return undefined;
    const file = join(folder, pathname);
    return isPlain(folder, file) && (!exists(`${file}.gz`) || isPlain(folder, `${file}.gz`)) ? file : undefined;
  } catch {
    return undefined;
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
