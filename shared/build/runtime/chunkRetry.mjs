/**
 * Federation runtime plugin, compiled into every remote's entry. A further attempt at a chunk adds `?retry=n` to its
 * address, because the browser may still hold the first request, hanging or failed, under the plain one. An entry that
 * was loaded again (`?retry=n`) asks for all its chunks under new addresses.
 */
export default function chunkRetry() {
  const entryRetry = entryUrl ? (new URL(entryUrl).searchParams.get('retry') ?? '') : '';
  const attempts = new Map();
  const fileNameOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => {
    const attempt = attempts.get(chunkId) ?? 0;
    attempts.set(chunkId, attempt + 1);
    const retry = [entryRetry, attempt === 0 ? '' : `${attempt}`].filter(Boolean).join('-');
    return retry === '' ? fileNameOf(chunkId) : `${fileNameOf(chunkId)}?retry=${retry}`;
  };
  return { name: 'chunk-retry' };
}

/** Known only while the entry is evaluated. */
const entryUrl = document.currentScript?.src;
