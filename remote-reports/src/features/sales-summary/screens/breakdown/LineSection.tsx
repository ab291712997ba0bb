import { useId } from 'react';
import type { ReportLine } from '../../domain/reportLines';
import { BlockRows } from './BlockRows';
import type { BreakdownProps } from './Breakdown';
import { LineRow } from './LineRow';

interface LineSectionProps extends Omit<BreakdownProps, 'onExport'> {
  readonly line: ReportLine;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A line of the report and, while it is open, what it is made of. */
export function LineSection({ line, isOpen, onToggle, ...shared }: LineSectionProps) {
  const id = useId();
  const isExpandable = line.blocks.length > 0;
  const isShown = isExpandable && isOpen;
  const bodyId = (place: number) => `${id}-${place}`;
  const toggle = { isOpen, onToggle, controls: isShown ? line.blocks.map((_, place) => bodyId(place)).join(' ') : '' };
  return (
    <>
      <tbody>
        <LineRow line={line} level="section" toggle={isExpandable ? toggle : undefined} {...shared} />
      </tbody>
      {isShown &&
        line.blocks.map((block, place) => (
          <BlockRows key={block.id} id={bodyId(place)} block={block} line={line} {...shared} />
        ))}
    </>
  );
}
