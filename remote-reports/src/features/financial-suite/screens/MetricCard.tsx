import { X } from 'lucide-react';
import styled from 'styled-components';
import { changeBadgeOf, figureText } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { boxStyle, color, media, motion, space, stackStyle, textStyle } from '@back-office/shared/theme';
import { ChangeBadge, IconButton, Skeleton, Text, useDelayed } from '@back-office/shared/ui';
import type { ComparedFigure } from '../../../domain/reports/comparedFigures';
import { LinkedFigure } from '../../../parts/FigureLink';
import type { SuiteCard } from '../domain/suiteFigures';

interface MetricCardProps {
  readonly card: SuiteCard;
  /** Missing while the figures are loaded. */
  readonly figure: ComparedFigure | undefined;
  readonly address: string;
  /** Missing for the cards that are always there. */
  readonly onRemove?: (() => void) | undefined;
}

/** A figure with its change. The whole card is a link to the sales summary. */
export function MetricCard({ card: { name, measure }, figure, address, onRemove }: MetricCardProps) {
  return (
    <Frame>
      <Door to={address}>
        <Text size="sm" tone="secondary">
          {name}
        </Text>
        {!figure && <Loading />}
        {figure && figure.value === undefined && (
          <Text size="sm" tone="muted">
            No sales in this time period
          </Text>
        )}
        {figure && figure.value !== undefined && (
          <>
            <Figure style={{ '--characters': figureText(measure, figure.value).length }}>
              <LinkedFigure id={measure} value={figure.value} figures={figure.figures} name={name} to={undefined} />
            </Figure>
            <ChangeBadge {...changeBadgeOf(figure.value, figure.baseline)} />
          </>
        )}
      </Door>
      {onRemove && (
        <Remove>
          <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />
        </Remove>
      )}
    </Frame>
  );
}

function Loading() {
  const isLate = useDelayed();
  return <Waiting>{isLate && <Skeleton height={28} />}</Waiting>;
}

const Frame = styled.li`
  container-type: inline-size;
  ${boxStyle({ relative: true, shrink: true })}
`;

const Door = styled(Link)`
  && {
    ${stackStyle({ gap: 1, align: 'start', tone: 'text', height: '100%', pad: [4, '20px', '20px'], card: true })}
    transition: border-color ${motion.fast};

    ${media.phone} {
      padding: ${space[3]} ${space[4]} ${space[4]};
    }
  }

  &&:hover {
    border-color: ${color.borderControl};
  }
`;

/** In one line of a narrow card, which more characters make smaller. */
const Figure = styled.span`
  ${textStyle({ size: 'xl', tabular: true, anywhere: true, weight: 'strong' })}
  font-size: clamp(11px, min(11cqi, 118cqi / var(--characters)), 28px);
`;

const Remove = styled.div`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto auto;
`;

const Waiting = styled.span`
  ${textStyle({ block: true, width: '120px', minHeight: '62px' })}
`;
