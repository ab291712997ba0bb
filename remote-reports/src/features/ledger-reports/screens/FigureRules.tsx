import styled from 'styled-components';
import { color, media, space, text, weight } from '@back-office/shared/theme';
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
  ${text.sm}
  color: ${color.textSecondary};

  summary {
    width: fit-content;
    min-height: 32px;
    color: ${color.accentText};
    font-weight: ${weight.medium};
    cursor: pointer;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: ${space[2]} ${space[6]};
    margin-top: ${space[2]};
  }

  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
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
