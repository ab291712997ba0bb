import styled from 'styled-components';
import type { Cents, Unknown } from '@back-office/shared/format';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { space, textStyle, weight } from '@back-office/shared/theme';
import { CardFigures } from '../../../../parts/CardFigures';

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
          <ShownFigure id="deposits-collected" value={amount} />
        </td>
      </tr>
    </tfoot>
  );
}

export const BalanceTable = styled(CardFigures)`
  th,
  td {
    ${textStyle({ minHeight: '40px', pad: ['9px', '0px', '9px', 4], print: { padY: '3px' } })}
    vertical-align: baseline;
  }

  thead th {
    padding-block: ${space[1]};
  }

  [data-level='age'] > * {
    font-weight: ${weight.medium};
  }
`;

export const Detail = styled.span`
  ${textStyle({ tone: 'muted', weight: 'regular' })}
`;
