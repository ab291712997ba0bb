import styled from 'styled-components';
import type { LedgerAnswer } from '@back-office/shared/ledger';
import { FiguresFailed, PartialAnswer } from '@back-office/shared/ledger/notices';
import { gridStyle, media, space } from '@back-office/shared/theme';
import { Button, Card, Row } from '@back-office/shared/ui';
import type { ComparedFigures } from '../../../domain/reports/comparedFigures';
import { metricCards } from '../domain/suiteFigures';
import type { useSuiteWidgets } from '../state/useSuiteWidgets';
import { AddWidgetButton, AddWidgetMenu } from './deferredParts';
import { MetricCard } from './MetricCard';

interface MetricCardsProps {
  readonly answer: LedgerAnswer<ComparedFigures>;
  readonly widgets: ReturnType<typeof useSuiteWidgets>;
  /** Where every card leads. */
  readonly address: string;
}

/** The four figures of the suite and the widgets that the merchant added, with their change. */
export function MetricCards({ answer, widgets, address }: MetricCardsProps) {
  if (answer.state === 'failed')
    return (
      <Card>
        <FiguresFailed what="The figures" error={answer.error} onRetry={answer.retry} />
      </Card>
    );
  const figures = answer.state === 'ready' ? answer.data : undefined;
  return (
    <section aria-label="Key metrics">
      <Row gap={3} justify="between" size="xs" tone="muted" below={2}>
        <span>{figures ? `Compared with ${figures.baselineName}` : ''}</span>
        {widgets.available.length > 0 ? (
          <AddWidgetMenu
            placeholder={<AddWidgetButton aria-expanded={false} />}
            available={widgets.available}
            onAdd={widgets.add}
          />
        ) : (
          <Button size="small" unavailable="Every widget is on this page">
            Add Widget
          </Button>
        )}
      </Row>
      {figures?.part && <PartialAnswer shown={figures.part.counted} total={figures.part.of} />}
      <Cards aria-busy={!figures || undefined}>
        {metricCards.map((card) => (
          <MetricCard key={card.id} card={card} figure={figures?.figureOf(card)} address={address} />
        ))}
        {widgets.added.map((card) => (
          <MetricCard
            key={card.id}
            card={card}
            figure={figures?.figureOf(card)}
            address={address}
            onRemove={() => widgets.remove(card)}
          />
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled.ul`
  ${gridStyle({ gap: 4, columns: 'repeat(4, minmax(0, 1fr))' })}

  @media (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 144px), 1fr));
    gap: ${space[3]};
  }
`;
