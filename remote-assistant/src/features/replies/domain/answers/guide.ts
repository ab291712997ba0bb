import { paths } from '@back-office/shared/routes';
import { guide, type GuideEntry } from '../guide';
import { linksOf } from '../links';
import { bold, bullets, link, paragraphs } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';

/** Where to find something, how to do it, or that the product does not do it. */
export async function answerGuide({ guide: entries, period, periodFrom }: Question, sources: Sources): Promise<Reply> {
  const { guideTexts } = await import(/* webpackChunkName: "guide-texts" */ '../guideTexts');
  const textOf = (entry: GuideEntry) => entryText(entry, guideTexts[entry.title]);
  const links = linksOf(sources.ledgerParams);
  const suggestions = ['What can you do?', 'How did sales do last week?'];
  if (entries.length === 0) {
    const main = guide.filter(({ path, title }) => mainPaths.some((one) => one === path) && mainTitles.has(title));
    return reply(
      paragraphs('Tell me what you are looking for. These are the main screens:', bullets(main.map(textOf))),
      {
        links: main.slice(0, 3).map(({ title, path }) => links.screen(`Open ${title}`, path)),
        suggestions: ['Where is the sales summary?', 'Where can I import items?'],
      },
    );
  }
  const range = periodFrom === 'question' || periodFrom === 'conversation' ? period?.range : undefined;
  const [first] = entries;
  const shown = first?.isMissing ? [first] : entries;
  return reply(
    paragraphs(
      shown.length === 1 && first ? textOf(first) : bullets(shown.map(textOf)),
      !first?.isMissing && '_I only read figures and change nothing myself._',
    ),
    {
      links: shown.map(({ title, path, hasPeriod }) =>
        links.screen(
          `Open ${first?.isMissing ? screenTitle(path) : title}`,
          range && hasPeriod ? `${path}?from=${range.from}&to=${range.to}` : path,
        ),
      ),
      suggestions,
    },
  );
}

const mainPaths = [paths.home(), paths.items(), paths.salesSummary(), paths.transactions(), paths.education()];
const mainTitles = new Set(['Dashboard', 'Items', 'Sales summary', 'Transactions', 'Education']);

function entryText({ title, path, isMissing }: GuideEntry, how: string) {
  return isMissing ? `${how} ${link(`Open ${screenTitle(path)}`, path)}` : `${link(bold(title), path)}: ${how}`;
}

/** What the screen at a path is called. */
function screenTitle(path: string): string {
  const [pathname] = path.split('?');
  return guide.find((entry) => entry.path === pathname && !entry.isMissing)?.title ?? 'the screen';
}
