import { isUnder, paths } from '@back-office/shared/routes';
import { addressInShop } from '@back-office/shared/url';

/** Screens of one record, which only its shop has, and the list that another shop has in its place. */
const records: readonly { readonly record: string; readonly list: string }[] = [
  { record: `${paths.customReports()}/view`, list: paths.customReports() },
  { record: `${paths.customReports()}/edit`, list: paths.customReports() },
];

/** The address of the same screen and days in another shop; `undefined` is the sample. */
export function sameScreenIn(
  id: string | undefined,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const path = records.find(({ record }) => isUnder(pathname, record))?.list ?? pathname;
  return addressInShop(`${path}${search}`, id);
}
