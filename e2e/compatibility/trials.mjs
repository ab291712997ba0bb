/**
 * What `pnpm compat` tries: each remote in the host of the other release, and the remote of the other release in this
 * host. What has no build there to compare with is left out, and says why.
 *
 * @param {readonly string[]} remotes
 * @param {Record<string, string>} before app → its version in the other release
 * @param {{ isWhole: boolean }} options `isWhole`: every app of the other release was built, so a remote without a version
 * is new since then
 * @returns {{ title: string, remote: string, isBefore: boolean, leftOut?: string, isGap?: boolean }[]} `isGap`: it should
 * have been compared
 */
export function trialsOf(remotes, before, { isWhole }) {
  const without = (app) => {
    if (before[app] !== undefined) return {};
    if (isWhole && app !== 'host') return { leftOut: `${app} is new since then` };
    return { leftOut: `no other build of ${app} is kept`, isGap: true };
  };
  return [
    ...remotes.map((remote) => ({
      title: `${remote}, in the host before`,
      remote,
      isBefore: false,
      ...without('host'),
    })),
    ...remotes.map((remote) => ({
      title: `${remote} before, in the host`,
      remote,
      isBefore: true,
      ...without(remote),
    })),
  ];
}

/**
 * The last line and the exit code: 0 if everything that can be compared works; 1 if a trial fails, if one is left out that
 * should have been compared, or if nothing was compared.
 *
 * @param {readonly { result: 'ok' | 'fails' | 'gap' | 'none' }[]} tried
 */
export function verdictOf(tried) {
  const count = (result) => tried.filter((each) => each.result === result).length;
  const [works, fails, gaps] = [count('ok'), count('fails'), count('gap')];
  const compared = works + fails === 0 ? 'Nothing was compared' : `${works} of ${works + fails} compared work`;
  const left = gaps === 0 ? '' : `, ${gaps} not compared; name a git ref to compare all: pnpm compat main~1`;
  return { code: works > 0 && fails + gaps === 0 ? 0 : 1, text: `${compared}${left}.` };
}
