import {
  besidePlain,
  inForm,
  isShort,
  kilobytes,
  median,
  megabytes,
  ms,
  printTable,
  ratio,
  verdict,
} from './figures.mjs';
import { visit } from './visit.mjs';

/** A page is ready with the first row of its list, or with its title. */
const pages = [
  { path: 'items', ready: '[role=table] [data-index]', maxScripts: 175_000 },
  { path: '', ready: 'main h1', maxScripts: 150_000 },
  { path: 'reports', ready: 'main h1', maxScripts: 180_000 },
];

const maxScriptRatio = 1.15;

/**
 * The composed product and the plain build, with nothing cached. They alternate with a second visit to the plain build,
 * whose difference to the first is noise, so that a busy moment affects all three.
 */
export async function measureFirstPages(browser, { composed, plain }, runs) {
  const results = [];
  for (const { path, ready, maxScripts } of pages.slice(0, inForm(pages.length, 1))) {
    for (const isSlow of [false, true]) {
      const visits = { composed: [], plain: [], again: [] };
      // The first round is a warm-up.
      for (let run = isShort ? 0 : -1; run < runs; run += 1) {
        const turns = [
          ['composed', composed],
          ['plain', plain],
          ['again', plain],
        ].filter(([, address]) => address !== undefined);
        if (run % 2) turns.reverse();
        for (const [name, address] of turns) {
          const result = await visit(browser, address + path, { ready, isSlow });
          if (run >= 0) visits[name].push(result);
        }
      }
      results.push({ path: `/${path}`, isSlow, maxScripts, visits: besidePlain(visits) });
    }
  }
  return results;
}

export function printFirstPages(results) {
  for (const { path, isSlow, maxScripts, visits } of results) {
    const figure = (name, key) => median(visits[name].map((one) => one[key]));
    const row = (label, key, write, budget, isMet) => {
      const [composed, plain, again] = ['composed', 'plain', 'again'].map((name) => figure(name, key));
      return [
        label,
        write(composed),
        write(plain),
        plain ? ratio(composed, plain) : '–',
        plain ? ratio(again, plain) : '–',
        budget,
        budget ? verdict(isMet(composed, plain)) : '',
      ];
    };
    const count = (value) => String(value);
    const shift = (value) => value.toFixed(3);
    const where = isSlow ? '150 ms latency, 10 Mbit, CPU 4 ×' : 'loopback';
    const rows = [row('ready', 'ready', ms, isSlow ? '≤ 1.20 ×' : '', (one, other) => one <= other * 1.2)];
    if (!isSlow) {
      rows.unshift(
        row(
          'JS until ready, brotli',
          'brotli',
          kilobytes,
          `≤ ${kilobytes(maxScripts)}, ≤ ${maxScriptRatio.toFixed(2)} ×`,
          (one, other) => one <= Math.min(maxScripts, other * maxScriptRatio),
        ),
        row('JS until ready, gzip', 'gzip', kilobytes, ''),
      );
      rows.push(
        row('requests until ready', 'requests', count, '≤ 15', (one) => one <= 15),
        row('layout shift', 'shift', shift, '≤ 0.01', (one) => one <= 0.01),
        row('heap after GC', 'heap', megabytes, '≤ 9 MB', (one) => one <= 9_000_000),
      );
    } else rows.push(row('layout shift', 'shift', shift, '≤ 0.01', (one) => one <= 0.01));
    printTable(
      `${path}, fresh start, ${where}: medians of ${visits.composed.length}`,
      ['', 'composed', 'plain', 'ratio', 'plain/plain', 'budget', ''],
      rows,
    );
  }
}
