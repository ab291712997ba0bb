import styled from 'styled-components';
import type { Day } from '@back-office/shared/format';
import type { LedgerAnswer } from '@back-office/shared/ledger';
import { FiguresFailed } from '@back-office/shared/ledger/notices';
import { gridStyle, motion } from '@back-office/shared/theme';
import { Card, Skeleton, useDelayed, VisuallyHidden } from '@back-office/shared/ui';
import { noFigures } from '../domain/askDay';
import { dashboardOf, type DashboardData } from '../domain/dashboard';
import { CustomersCard } from './CustomersCard';
import { ItemsCard } from './ItemsCard';
import { KeyMetricsCard } from './KeyMetricsCard';
import { PaymentTypesCard } from './PaymentTypesCard';

const cards = [KeyMetricsCard, CustomersCard, PaymentTypesCard, ItemsCard] as const;

interface DashboardCardsProps {
  readonly day: Day;
  readonly answer: LedgerAnswer<DashboardData>;
}

/** The four cards, or what is known of them so far. */
export function DashboardCards({ day, answer }: DashboardCardsProps) {
  switch (answer.state) {
    case 'waiting':
      return <Placeholders day={day} />;
    case 'failed':
      return (
        <Card>
          <FiguresFailed what="The figures" error={answer.error} onRetry={answer.retry} />
        </Card>
      );
    case 'ready':
      return (
        <Grid aria-busy={answer.isStale && !answer.error} data-stale={answer.isStale || undefined}>
          {cards.map((DayCard, index) => (
            <DayCard key={index} data={answer.data} />
          ))}
        </Grid>
      );
  }
}

/**
 * Exactly as large as the cards, because invisible cards of a day without sales give them their size. They appear after
 * 200 ms.
 */
function Placeholders({ day }: Pick<DashboardCardsProps, 'day'>) {
  const isLate = useDelayed();
  const data = dashboardOf(day, noFigures);
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Grid aria-busy>
        {cards.map((DayCard, index) => (
          <Stack key={index}>
            <Invisible inert aria-hidden>
              <DayCard data={data} />
            </Invisible>
            {isLate && (
              <Frame aria-hidden>
                <Skeleton width="40%" height={16} />
                <Skeleton />
                <Skeleton width="80%" />
                <Skeleton width="90%" />
              </Frame>
            )}
          </Stack>
        ))}
      </Grid>
    </>
  );
}

/** While newer figures load, the last ones stay in place and are dimmed. */
const Grid = styled.div`
  ${gridStyle({ gap: 4, columns: 'minmax(0, 7fr) minmax(0, 5fr)' })}
  transition: opacity ${motion.fast};

  &[data-stale] {
    opacity: 0.5;
  }

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

const Stack = styled.div`
  ${gridStyle({ shrink: true })}

  > * {
    grid-area: 1 / 1;
  }
`;

const Invisible = styled.div`
  ${gridStyle({ shrink: true })}
  visibility: hidden;
`;

const Frame = styled.div`
  ${gridStyle({ gap: 4, pad: '20px', card: true })}
  align-content: space-evenly;
`;
