import type { SearchProvider } from '@back-office/shared/contract';
import { loadOnce } from '@back-office/shared/loading';
import { openedAddress, shopIdIn } from '@back-office/shared/url';

/** The shop of the page, which its address names; `undefined` for the sample. */
const shopId = shopIdIn(openedAddress());

/** Loaded when the box has the focus, so that focusing it stays cheap. */
const places = loadOnce(() => import(/* webpackChunkName: "search-places" */ './searchPlaces'));
/** With the schemas of what is stored. */
const customReports = loadOnce(async () => {
  const [{ readCustomReports }, { customReportsSearch }] = await Promise.all([
    import(/* webpackChunkName: "search-custom-reports" */ '../data/readCustomReports'),
    import(/* webpackChunkName: "search-custom-reports" */ '../features/custom-reports/domain/customReportsSearch'),
  ]);
  return (query: string) => customReportsSearch(readCustomReports({ shopId }), query);
});
/** With the sample ledger. */
const transactions = loadOnce(() => import(/* webpackChunkName: "search-transactions" */ './searchTransactions'));

/** Transactions, reports and their metrics, and the screens of this remote. */
export const search: SearchProvider = {
  finds: 'reports, and transactions by ID, amount, description or customer',
  async prepare(context) {
    const code = [places.preload(), customReports.preload()];
    await transactions.load().then(({ prepareTransactions }) => prepareTransactions(context));
    await Promise.all(code);
  },
  async search(query, options) {
    const [{ searchPlaces }, searchCustomReports, found] = await Promise.all([
      places.load(),
      customReports.load(),
      transactions.load().then(({ searchTransactions }) => searchTransactions(query, options)),
    ]);
    return [...searchPlaces(query, { isSample: shopId === undefined }), ...searchCustomReports(query), found];
  },
};
