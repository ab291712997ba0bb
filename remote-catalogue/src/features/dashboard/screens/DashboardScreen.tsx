import { useMemo } from 'react';
import styled from 'styled-components';
import { useLedger } from '@back-office/shared/ledger';
import { color, media, space, text } from '@back-office/shared/theme';
import { Notice, Screen } from '@back-office/shared/ui';
import { dashboardOf } from '../domain/dashboard';
import { namedDay } from '../domain/dashboardDay';
import { useDashboardDay, type Clock } from '../state/useDashboardDay';
import { CustomersCard } from './CustomersCard';
import { DayPicker } from './DayPicker';
import { ItemsCard } from './ItemsCard';
import { KeyMetricsCard } from './KeyMetricsCard';
import { PaymentTypesCard } from './PaymentTypesCard';

interface DashboardScreenProps {
  readonly clock?: Clock;
}

/** One business day at a glance. All figures come from the ledger. */
export function DashboardScreen({ clock }: DashboardScreenProps) {
  const { day, days, notice, choose, dismissNotice } = useDashboardDay(clock);
  const { ledger } = useLedger();
  const data = useMemo(() => dashboardOf(ledger, day), [ledger, day]);
  return (
    <Screen title="Dashboard" context="An overview of your business performance">
      {notice && (
        <Notice tone="notice" onDismiss={dismissNotice}>
          {notice}
        </Notice>
      )}
      <Performance aria-labelledby="performance">
        <Head>
          <Heading>
            <Title id="performance">Performance</Title>
            <ShownDay role="status">{namedDay(day)}</ShownDay>
          </Heading>
          <DayPicker {...{ day, days, choose }} />
        </Head>
        <Cards>
          <KeyMetricsCard {...{ data, ledger }} />
          <CustomersCard {...{ data, ledger }} />
          <PaymentTypesCard {...{ data, ledger }} />
          <ItemsCard {...{ data, ledger }} />
        </Cards>
      </Performance>
    </Screen>
  );
}

/** The layout depends on the width of this section, not of the window, because the dashboard can be embedded in a page. */
const Performance = styled.section`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: 36px;
  margin-bottom: ${space[4]};
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-width: 0;
`;

const Title = styled.h2`
  ${text.lg}
`;

const ShownDay = styled.span`
  ${text.sm}
  color: ${color.textMuted};
  white-space: nowrap;

  ${media.phone} {
    ${text.xs}
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space[4]};

  @container (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }

  @container (max-width: 559px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
