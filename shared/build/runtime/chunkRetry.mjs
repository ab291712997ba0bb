/**
 * Federation runtime plugin, compiled into every remote's entry. A further attempt at a chunk adds `?retry=n` to its
 * address, because the browser may still hold the first request, hanging or failed, under the plain one.
 */
export default function chunkRetry() {
  const attempts = new Map();
  const fileNameOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => {
    const attempt = attempts.get(chunkId) ?? 0;
    attempts.set(chunkId, attempt + 1);
    return attempt === 0 ? fileNameOf(chunkId) : `${fileNameOf(chunkId)}?retry=${attempt}`;
  };
  return { name: 'chunk-retry' };
}
