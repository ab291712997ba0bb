import type { Answer } from './answer';
import type { LedgerPort } from './ledgerPort';

/**
 * The same port, but an answer that is not what the port promises is rejected with an error that names the field. For
 * every source outside the product. The schemas are loaded with the first question.
 */
export function checkedLedgerPort(port: LedgerPort): LedgerPort {
  return {
    get version() {
      return port.version;
    },
    async totals(query, options) {
      const [{ readAnswer }, answer] = await withSchemas(port.totals(query, options));
      return readAnswer('totals', answer);
    },
    async dailyRows(query, options) {
      const [{ readAnswer, requireDaysIn }, answer] = await withSchemas(port.dailyRows(query, options));
      const rows = readAnswer('dailyRows', answer);
      requireDaysIn(query.dateRange, 'dailyRows', rows);
      return rows;
    },
    async rows(query, options) {
      const [{ readAnswer, requireDaysIn }, answer] = await withSchemas(port.rows(query, options));
      const rowsAnswer = readAnswer('rows', answer);
      requireDaysIn(query.dateRange, 'rows', rowsAnswer.rows, 'rows.');
      return rowsAnswer;
    },
    async row(id, options) {
      const [{ readAnswer }, answer] = await withSchemas(port.row(id, options));
      return readAnswer('row', answer);
    },
    async relatedRows(row, options) {
      const [{ readAnswer }, answer] = await withSchemas(port.relatedRows(row, options));
      return readAnswer('relatedRows', answer);
    },
    async deferredBalance(day, options) {
      const [{ readAnswer }, answer] = await withSchemas(port.deferredBalance(day, options));
      return readAnswer('deferredBalance', answer);
    },
  };
}

function withSchemas(answer: Answer<unknown>) {
  return Promise.all([import('./answerSchemas'), answer]);
}
