import styled from 'styled-components';
import { H3 } from '@back-office/shared/area';
import {
  formatMoney,
  formatRange,
  shortDayAndYear,
  spokenMoney,
  unknown,
  type DayRange,
} from '@back-office/shared/format';
import { useLedgerAnswer, useLedgerLink, useToday } from '@back-office/shared/ledger';
import { color, media, rowStyle, space } from '@back-office/shared/theme';
import { ShownFigure, NoSales, useHasNoSales } from '@back-office/shared/ledger/notices';
import { Text } from '@back-office/shared/ui';
import { AnsweredFigures, LoadingFigures } from '../../../../parts/FiguresBlock';
import { storeFlowAddress } from '../../domain/addresses';
import { askStoreDeferred, type StoreDeferred, type Tie } from '../../domain/storeDeferred';
import { BalanceLists } from './BalanceLists';
import { RollForwardCard, RowsLink, type FlowLink } from './RollForwardCard';
import { TieBadge } from '../../../../parts/TieBadge';

/** The roll-forward of the whole ledger, its ties, and what the closing balance consists of. */
export function StoreRollForward({ range }: { readonly range: DayRange }) {
  return useHasNoSales() ? <NoSales /> : <RollForward range={range} />;
}

function RollForward({ range }: { readonly range: DayRange }) {
  const answer = useLedgerAnswer((port, signal) => askStoreDeferred(port, range, signal), [range]);
  return (
    <AnsweredFigures
      answer={answer}
      what="The roll-forward"
      range={range}
      loading={<LoadingFigures heights={heights} />}
    >
      {(store, isStale) => (
        <div aria-busy={isStale}>
          <Loaded store={store} />
        </div>
      )}
    </AnsweredFigures>
  );
}

/** Pixels of the card with its lists. */
const heights = [720];

const title = 'Roll-forward of the store';

function Loaded({ store }: { readonly store: StoreDeferred }) {
  const { range, rollForward, closing, ties } = store;
  const withLedger = useLedgerLink();
  const today = useToday();
  const linkOf: FlowLink = (column, step) => {
    const to = storeFlowAddress(column, step, range);
    return to === undefined ? undefined : withLedger(to);
  };
  return (
    <RollForwardCard
      title={title}
      scope={`${formatRange(range)} · all locations, all day`}
      rollForward={rollForward}
      linkOf={linkOf}
      days={{
        opening: range.from <= today ? `start of ${shortDayAndYear(range.from)}` : 'now',
        closing: range.to < today ? `end of ${shortDayAndYear(range.to)}` : 'now',
      }}
    >
      <TieLines ties={ties} />
      <Lists>
        <BalanceLists balance={closing} level={3} />
      </Lists>
    </RollForwardCard>
  );
}

/** The figures from elsewhere that the roll-forward agrees with. */
function TieLines({ ties }: { readonly ties: readonly Tie[] }) {
  const withLedger = useLedgerLink();
  return (
    <Section>
      <Text as={H3} size="sm" weight="strong" below={1}>
        Agrees with
      </Text>
      <dl>
        {ties.map(({ label, amount, difference, unknown: of, to }) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>
              {amount === unknown ? (
                <ShownFigure id={of} value={amount} />
              ) : (
                <>
                  <RowsLink to={withLedger(to)} aria-label={`${label} ${spokenMoney(amount)}, show`}>
                    {formatMoney(amount)}
                  </RowsLink>
                  <TieBadge difference={difference} of={of} />
                </>
              )}
            </dd>
          </Line>
        ))}
      </dl>
    </Section>
  );
}

const Lists = styled.div`
  margin-top: ${space[6]};
`;

const Section = styled.section`
  margin-top: ${space[6]};
`;

const Line = styled.div`
  ${rowStyle({ gap: [1, 4], justify: 'between', wrap: true, size: 'sm', minHeight: '40px', padY: 1, line: 'top' })}

  dt {
    color: ${color.textSecondary};
  }

  dd {
    ${rowStyle({ gap: 3, tabular: true, last: true })}
  }

  ${media.print} {
    min-height: 0;
  }
`;
