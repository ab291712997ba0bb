import { partsOf, withParams } from './params';

/** The parameter that names the shop of a page; absent for the sample shop. */
const name = 'shop';
const ofSample = 'sample';

/** The shop that an address names, from its search or the whole address; `undefined` for the sample shop. */
export function shopIdIn(address: string): string | undefined {
  const { search } = partsOf(address);
  const id = new URLSearchParams(search).get(name) ?? '';
  return id === '' || id === ofSample ? undefined : id;
}

/** The address with this shop, `undefined` for the sample. The rest of it stays: `/items?new` → `/items?new&shop=bakery`. */
export function withShop(to: string, id: string | undefined): string {
  const { path, search, hash } = partsOf(to);
  if (id === undefined && !new URLSearchParams(search).has(name)) return to;
  const next = withParams(new URLSearchParams(search), { [name]: id }).toString();
  return `${path}${next && `?${next}`}${hash}`;
}

/** What a screen shows of any shop: its days and its kind of figures. Filters and records belong to one shop. */
const shownOfAnyShop: readonly string[] = ['from', 'to', 'date', 'period', 'report', 'group', 'compare'];

/** The address of the same screen, with its days, in another shop; `undefined` is the sample. */
export function addressInShop(to: string, id: string | undefined): string {
  const { path, search } = partsOf(to);
  const shown = [...new URLSearchParams(search)].filter(([each]) => shownOfAnyShop.includes(each));
  const next = new URLSearchParams(shown).toString();
  return withShop(`${path}${next && `?${next}`}`, id);
}
