/**
 * Federation runtime plugin, compiled into every remote's entry. A second attempt at a chunk asks for `?retry=n`: the
 * browser may hold the first request, still hanging or failed, under the plain address.
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
