import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListedFile, NamedTax } from '@back-office/shared/books/import';
import {
  addDays,
  formatCount,
  maxRangeDays,
  pluralize,
  rangeProblemOf,
  type DayRange,
} from '@back-office/shared/format';
import {
  figuresAddress,
  noNames,
  useLedgerAnswer,
  useLedgerFacts,
  type FilterFieldId,
} from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { grows } from '@back-office/shared/theme';
import { Amount, ButtonLink, Notice, Row, SkeletonRows, Stack, Text } from '@back-office/shared/ui';
import { RuledList } from './ImportedFiles';

/** What sales name, and what can be done with it. */
interface Kind {
  readonly field: FilterFieldId;
  readonly title: string;
  readonly use: string;
  readonly link: { readonly label: string; readonly to: string };
}

const kinds: readonly Kind[] = [
  {
    field: 'item-name',
    title: 'Items',
    use: 'Your item list offers to add those that it does not have.',
    link: { label: 'Open the item list', to: paths.items() },
  },
  {
    field: 'category',
    title: 'Categories',
    use: 'The form of an item offers them, and items that you add from sales have theirs.',
    link: { label: 'Report by category', to: paths.report('category-sales') },
  },
  {
    field: 'location',
    title: 'Locations',
    use: 'The form of an item offers them.',
    link: { label: 'Report by location', to: paths.report('sales-by-location') },
  },
  {
    field: 'attributed-to',
    title: 'Team members',
    use: 'Items have none. Reports show their sales.',
    link: { label: 'Report by team member', to: paths.report('team-sales') },
  },
];

/** More are in the report that a link leads to. */
const shown = 8;

/** Everything that the sales of the shop name: items, categories, locations, team members and taxes. */
export function NamesInSales({ files }: { readonly files: readonly ListedFile[] }) {
  const days = useLedgerFacts()?.days;
  const range = days && listedDays(days);
  const taxes = taxesOf(files);
  if (!range) return null;
  return (
    <Stack gap={6} above={2}>
      {kinds.map((kind) => (
        <NamesOfKind key={kind.field} kind={kind} range={range} />
      ))}
      {taxes.length > 0 && (
        <Stack gap={2} as="section" aria-label="Taxes that your files name">
          <Heading title="Taxes" use="As the columns of your files add up. Items have no tax.">
            <ButtonLink size="small" to={paths.report('taxes')}>
              Report of taxes
            </ButtonLink>
          </Heading>
          <RuledList>
            {taxes.map(({ name, amount }) => (
              <li key={name}>
                <Name>{name}</Name>
                <Amount cents={amount} />
              </li>
            ))}
          </RuledList>
        </Stack>
      )}
    </Stack>
  );
}

interface NamesOfKindProps {
  readonly kind: Kind;
  readonly range: DayRange;
}

/** The names of one kind, the most frequent first, each with its transactions. Nothing if there are none. */
function NamesOfKind({ kind: { field, title, use, link }, range }: NamesOfKindProps) {
  const answer = useLedgerAnswer(
    (port, signal) => port.facets({ scope: { range, filters: [] }, field, limit: shown + noNames.size }, { signal }),
    [range, field],
  );
  if (answer.state === 'waiting') return <SkeletonRows rows={2} columns={2} />;
  if (answer.state === 'failed') return <Notice tone="negative">{`${title}: ${answer.error.message}`}</Notice>;
  const { values, total } = answer.data;
  const named = values.filter(({ value }) => !noNames.has(value));
  const count = total - (values.length - named.length);
  if (count === 0) return null;
  const more = count - Math.min(shown, named.length);
  return (
    <Stack gap={2} as="section" aria-label={`${title} that your sales name`}>
      <Heading title={`${title} (${formatCount(count)})`} use={use}>
        <ButtonLink size="small" to={link.to}>
          {link.label}
        </ButtonLink>
      </Heading>
      <RuledList>
        {named.slice(0, shown).map(({ value, transactions }) => (
          <li key={value}>
            <Name>
              <Link to={figuresAddress(paths.transactions(), { range, filters: [{ field, values: [value] }] })}>
                {value}
              </Link>
            </Name>
            <Text size="sm" tone="muted" tabular>
              {pluralize(transactions, 'transaction')}
            </Text>
          </li>
        ))}
      </RuledList>
      {more > 0 && (
        <Text as="p" size="sm" tone="muted">
          {`And ${formatCount(more)} more.`}
        </Text>
      )}
    </Stack>
  );
}

interface HeadingProps {
  readonly title: string;
  readonly use: string;
  /** What can be done. */
  readonly children: ReactNode;
}

function Heading({ title, use, children }: HeadingProps) {
  return (
    <Row gap={3} justify="between" wrap>
      <About>
        <Text as="h3" size="sm" weight="strong">
          {title}
        </Text>
        <Text as="p" size="xs" tone="muted">
          {use}
        </Text>
      </About>
      {children}
    </Row>
  );
}

/** The days whose transactions one list can show. */
function listedDays({ from, to }: DayRange): DayRange {
  return rangeProblemOf(from, to)?.reason === 'too long' ? { from: addDays(to, 1 - maxRangeDays), to } : { from, to };
}

/** Those of all files, added up by name, the largest first. */
function taxesOf(files: readonly ListedFile[]): readonly NamedTax[] {
  const sums = new Map<string, number>();
  for (const { info } of files)
    for (const { name, amount } of info.taxes ?? []) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums]
    .map(([name, amount]) => ({ name, amount }))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

const Name = styled.span`
  ${grows}
  overflow-wrap: anywhere;
`;

/** On phones its button is below it. */
const About = styled.div`
  flex: 1 1 220px;
`;
