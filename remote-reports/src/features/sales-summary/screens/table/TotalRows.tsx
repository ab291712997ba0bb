import { formatRange } from '@back-office/shared/format';
import { ChangeBadge } from '@back-office/shared/ui';
import { changeOf } from '../../../../domain/comparison';
import { lineDefinitions } from '../../domain/lineDefinitions';
import type { SalesReport } from '../../domain/salesReport';
import { Figures } from './PartRows';

/** The whole, and what it is held against. */
export function TotalRows({ report }: { readonly report: SalesReport }) {
  const { data, before, baseline } = report;
  return (
    <tfoot>
      <tr data-total="">
        <th scope="row">Total</th>
        <Figures data={data} />
      </tr>
      {before && baseline && (
        <>
          <tr>
            <th scope="row">{formatRange(baseline)}</th>
            <Figures data={before} />
          </tr>
          <tr>
            <th scope="row">Change</th>
            {lineDefinitions.map(({ id, amountOf }) => (
              <td key={id}>
                <ChangeBadge change={changeOf(amountOf(data), amountOf(before))} />
              </td>
            ))}
          </tr>
        </>
      )}
    </tfoot>
  );
}
