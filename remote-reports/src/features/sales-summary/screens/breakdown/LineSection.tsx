import { useId } from 'react';
import type { LineBlock, ReportLine } from '../../domain/reportLines';
import { ShowAll, useShowAll } from '../../../../parts/ShowAll';
import type { BreakdownProps } from './Breakdown';
import { BlockInfo } from './LineInfo';
import { LineRow } from './LineRow';

type SharedProps = Omit<BreakdownProps, 'onExport'>;

interface LineSectionProps extends SharedProps {
  readonly line: ReportLine;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A line of the report and, while it is open, its details. */
export function LineSection({ line, isOpen, onToggle, ...shared }: LineSectionProps) {
  const id = useId();
  const isExpandable = line.blocks.length > 0;
  const isShown = isExpandable && isOpen;
  const bodyId = (index: number) => `${id}-${index}`;
  const controls = isShown ? line.blocks.map((_, index) => bodyId(index)).join(' ') : undefined;
  const toggle = { isOpen, onToggle, controls };
  return (
    <>
      <tbody>
        <LineRow line={line} level="section" toggle={isExpandable ? toggle : undefined} {...shared} />
      </tbody>
      {isShown &&
        line.blocks.map((block, index) => (
          <BlockRows key={block.id} id={bodyId(index)} block={block} line={line} {...shared} />
        ))}
    </>
  );
}

interface BlockRowsProps extends SharedProps {
  readonly id: string;
  readonly block: LineBlock;
  /** The line that the block adds up to. */
  readonly line: ReportLine;
}

/** The days of a month. Longer lists are shown in full on request. */
const maxShown = 31;

/** Lines that add up to the section above them. */
function BlockRows({ id, block, line, ...shared }: BlockRowsProps) {
  const { heading, lines } = block;
  const { shown, longList } = useShowAll(lines, maxShown);
  const columns = shared.report.baselineRange ? 5 : 3;
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
      {shown.flatMap((detail) => [
        <LineRow key={detail.id} line={detail} level="line" {...shared} />,
        ...detail.blocks
          .flatMap((subBlock) => subBlock.lines)
          .map((subLine) => <LineRow key={subLine.id} line={subLine} level="detail" {...shared} />),
      ])}
      {longList && (
        <tr data-level="line">
          <td colSpan={columns}>
            <ShowAll longList={longList} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
