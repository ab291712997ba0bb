import { unknown } from '@back-office/shared/format';
import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { changeBadgeOf } from '@back-office/shared/ledger';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { boxStyle, media, rowStyle, textStyle, weight } from '@back-office/shared/theme';
import { ChangeBadge, IconButton, Row, Text } from '@back-office/shared/ui';
import type { BuiltWidget } from '../../domain/builtReport/builtReport';
import { numberText } from '../../domain/reports/fieldTexts';
import { notRecorded } from '../../domain/reports/fields';
import { FigureLink } from '../FigureLink';
import { figureFormats } from './figureFormats';

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
        <Text as="h2" size="xs" tone="secondary" weight="regular">
          {title}
        </Text>
        {onRemove && <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />}
      </Head>
      {value === undefined ? (
        <Text as="p" size="sm" tone="muted">
          {measure ? 'No sales in this time period' : notRecorded}
        </Text>
      ) : (
        <Figure>
          {value === unknown && measure ? (
            <FigureAmount id={measure} cents={value} figures={figures} />
          ) : address === undefined || value === 0 ? (
            numberText(unit, value)
          ) : (
            <FigureLink
              to={address}
              aria-label={`${title} ${figureFormats(unit).speakValue(value)}, show transactions`}
            >
              {numberText(unit, value)}
            </FigureLink>
          )}
        </Figure>
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
  ${textStyle({ size: 'lg', tabular: true, anywhere: true })}
  font-size: clamp(14px, 13cqi, 20px);
  font-weight: ${weight.strong};
`;
