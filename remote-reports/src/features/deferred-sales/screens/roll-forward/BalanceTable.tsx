import styled from 'styled-components';
import type { Cents, Unknown } from '@back-office/shared/format';
import { color, media, space, text, textStyle, weight } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';

export function BalanceHead({ first }: { readonly first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
  );
}

export function BalanceTotal({ amount }: { readonly amount: Cents | Unknown }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>
          <Amount cents={amount} />
        </td>
      </tr>
    </tfoot>
  );
}

export const BalanceTable = styled.table`
  width: 100%;
  ${text.sm}

  th,
  td {
    min-height: 40px;
    padding: 9px 0;
    border-top: 1px solid ${color.border};
    ${textStyle({ weight: 'regular', textAlign: 'start' })}
    vertical-align: baseline;
  }

  :is(th, td) + :is(th, td) {
    padding-inline-start: ${space[4]};
    ${textStyle({ textAlign: 'end', tabular: true, nowrap: true })}
  }

  thead th {
    padding-block: ${space[1]};
    border-top: 0;
    ${textStyle({ size: 'xs', tone: 'secondary', weight: 'medium' })}
  }

  [data-level='age'] > * {
    font-weight: ${weight.medium};
  }

  tfoot > tr > * {
    border-top-color: ${color.borderStrong};
    font-weight: ${weight.strong};
  }

  [data-zero] {
    color: ${color.textMuted};
  }

  ${media.print} {
    th,
    td {
      padding-block: 3px;
    }
  }
`;

export const Detail = styled.span`
  ${textStyle({ tone: 'muted', weight: 'regular' })}
`;
