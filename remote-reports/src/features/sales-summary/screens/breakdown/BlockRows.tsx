import type { LineBlock, ReportLine } from '../../domain/reportLines';
import type { BreakdownProps } from './Breakdown';
import { BlockInfo } from './LineInfo';
import { ShowAll } from '../ShowAll';
import { useShowAll } from '../useShowAll';
import { LineRow } from './LineRow';

interface BlockRowsProps extends Omit<BreakdownProps, 'onExport'> {
  readonly id: string;
  readonly block: LineBlock;
  /** The one the block adds up to. */
  readonly line: ReportLine;
}

/** A month of days; a year of them would only be in the way. */
const mostShown = 31;

/** Lines that add up to the section above them. */
export function BlockRows({ id, block, line, ...shared }: BlockRowsProps) {
  const { heading, lines } = block;
  const { shown, cut } = useShowAll(lines, mostShown);
  const columns = shared.report.baseline ? 5 : 3;
  return (
    <tbody id={id} data-block="">
      {heading !== undefined && (
        <tr data-level="heading">
          <th colSpan={columns} scope="rowgroup">
            {heading}
            <BlockInfo block={block} line={line} {...shared} />
          </th>
        </tr>
      )}
      {shown.flatMap((part) => [
        <LineRow key={part.id} line={part} level="line" {...shared} />,
        ...part.blocks
          .flatMap((details) => details.lines)
          .map((detail) => <LineRow key={detail.id} line={detail} level="detail" {...shared} />),
      ])}
      {cut && (
        <tr data-level="line">
          <td colSpan={columns}>
            <ShowAll cut={cut} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
