import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { changeBadgeOf, numberText } from '@back-office/shared/ledger';
import { boxStyle, media, rowStyle, textStyle } from '@back-office/shared/theme';
import { ChangeBadge, IconButton, Row, Text } from '@back-office/shared/ui';
import type { BuiltWidget } from '../../domain/builtReport/builtReport';
import { notRecorded } from '../../domain/reports/fields';
import { LinkedFigure } from '../FigureLink';

interface WidgetCardProps {
  readonly widget: BuiltWidget;
  /** Of its transactions; missing where figures lead nowhere. */
  readonly address?: string | undefined;
  /** Missing where the report cannot be changed. */
  readonly onRemove?: (() => void) | undefined;
}

/** A figure of the range, and its change from as many days before. The KPI also says what it is compared with. */
export function WidgetCard({ widget, address, onRemove }: WidgetCardProps) {
  const { name, measure, unit, value, figures, baseline, baselineName, isKpi } = widget;
  const title = isKpi ? 'KPI · Total sales' : name;
  return (
    <Frame aria-label={name} $isWide={isKpi}>
      <Head>
        <Text as={H2} size="xs" tone="secondary" weight="regular">
          {title}
        </Text>
        {onRemove && <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />}
      </Head>
      {measure && value !== undefined ? (
        <Figure>
          <LinkedFigure id={measure} value={value} figures={figures} name={title} to={address} />
        </Figure>
      ) : (
        <Text as="p" size="sm" tone="muted">
          {measure ? 'No sales in this time period' : notRecorded}
        </Text>
      )}
      {value !== undefined && (
        <Row gap={2} wrap size="xs" tone="muted" above="6px">
          <ChangeBadge {...changeBadgeOf(value, baseline)} />
          {isKpi && typeof baseline === 'number' && (
            <span>
              from {numberText(unit, baseline)} in {baselineName}
            </span>
          )}
        </Row>
      )}
    </Frame>
  );
}

const wide = css`
  grid-column: span 2;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Frame = styled.section<{ readonly $isWide: boolean }>`
  container-type: inline-size;
  ${boxStyle({ shrink: true, pad: [3, 4, 4], card: true })}
  ${(props) => props.$isWide && wide}
`;

const Head = styled.header`
  ${rowStyle({ gap: 1, justify: 'between', minHeight: '32px' })}
  margin-inline-end: -8px;
`;

/** Twelve characters fit. */
const Figure = styled.p`
  ${textStyle({ size: 'lg', tabular: true, anywhere: true, weight: 'strong' })}
  font-size: clamp(14px, 13cqi, 20px);
`;
