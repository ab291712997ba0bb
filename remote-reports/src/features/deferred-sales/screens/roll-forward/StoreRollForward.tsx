import styled from 'styled-components';
import { formatRange, type Day, type DayRange } from '@back-office/shared/format';
import { useLedgerAnswer, useLedgerLink, useToday } from '@back-office/shared/ledger';
import { space } from '@back-office/shared/theme';
import { AnsweredFigures, LoadingFigures } from '../../../../parts/FiguresBlock';
import { storeFlowAddress } from '../../domain/addresses';
import { askStoreDeferred, type StoreDeferred } from '../../domain/storeDeferred';
import { BalanceLists } from './BalanceLists';
import { RollForwardCard, type FlowLink } from './RollForwardCard';
import { TieLines } from './TieLines';

/** The roll-forward of the whole ledger, its ties, and what the closing balance consists of. */
export function StoreRollForward({ range }: { readonly range: DayRange }) {
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
        opening: range.from <= today ? `start of ${written(range.from)}` : 'now',
        closing: range.to < today ? `end of ${written(range.to)}` : 'now',
      }}
    >
      <TieLines ties={ties} />
      <Lists>
        <BalanceLists balance={closing} level={3} />
      </Lists>
    </RollForwardCard>
  );
}

function written(day: Day) {
  return formatRange({ from: day, to: day });
}

const Lists = styled.div`
  margin-top: ${space[6]};
`;
