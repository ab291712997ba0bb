import styled from 'styled-components';
import { gridStyle, media, textStyle } from '@back-office/shared/theme';
import type { ReportColumn } from '../../../domain/reports/reportResult';

/** What each figure of the report means. Printed with the report. */
export function FigureRules({ columns }: { readonly columns: readonly ReportColumn[] }) {
  return (
    <Rules>
      <summary>What the figures mean</summary>
      <dl>
        {columns
          .filter(({ isFigure }) => isFigure)
          .map(({ id, name, description }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
      </dl>
    </Rules>
  );
}

const Rules = styled.details`
  ${textStyle({ size: 'sm', tone: 'secondary' })}

  summary {
    width: fit-content;
    ${textStyle({ tone: 'accent', weight: 'medium', minHeight: '32px' })}
  }

  dl {
    ${gridStyle({ gap: [2, 6], columns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))', above: 2 })}
  }

  dt {
    ${textStyle({ tone: 'text', weight: 'medium' })}
  }

  ${media.print} {
    summary {
      display: none;
    }

    &::details-content {
      content-visibility: visible;
    }
  }
`;
