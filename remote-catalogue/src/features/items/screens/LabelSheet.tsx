import type { Label, LabelPaper } from '../domain/labels';
import { barsOf, cutName, cutText, moduleWidth } from '../domain/labels';

/** What is on a label beside its barcode. */
export interface LabelParts {
  readonly name: boolean;
  readonly price: boolean;
  readonly sku: boolean;
}

interface LabelSheetProps {
  readonly labels: readonly Label[];
  readonly paper: LabelPaper;
  readonly parts: LabelParts;
  /** The number of the page, for those who do not see it. */
  readonly title: string;
}

/** One page of labels. All lengths are millimeters, on the screen in scale. */
export function LabelSheet({ labels, paper, parts, title }: LabelSheetProps) {
  const { page, label: size, columns, offset, gap } = paper;
  return (
    <svg
      width={`${page[0]}mm`}
      height={`${page[1]}mm`}
      viewBox={`0 0 ${page[0]} ${page[1]}`}
      role="img"
      aria-label={title}
      fontFamily="system-ui, sans-serif"
      fill="black"
    >
      <rect width={page[0]} height={page[1]} fill="white" />
      {labels.map((label, place) => {
        const x = offset[0] + (place % columns) * (size[0] + gap);
        const y = offset[1] + Math.floor(place / columns) * size[1];
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <LabelContent label={label} size={size} parts={parts} />
          </g>
        );
      })}
    </svg>
  );
}

/** Millimeters. */
const margin = 2.5;
const [nameSize, priceSize, codeSize] = [3, 4.2, 2.4];

interface LabelContentProps {
  readonly label: Label;
  readonly size: readonly [number, number];
  readonly parts: LabelParts;
}

function LabelContent({ label, size: [width, height], parts }: LabelContentProps) {
  const inner = width - 2 * margin;
  const isUnderBars = label.barcode?.text === label.sku && moduleWidth(label.barcode, width) !== undefined;
  const nameEnd = margin + (parts.name ? nameSize : 0);
  const lineEnd = nameEnd + (parts.price || parts.sku ? priceSize + 1 : 0);
  return (
    <>
      {parts.name && (
        <text x={margin} y={nameEnd} fontSize={nameSize} fontWeight={600}>
          {cutName(label, inner / (nameSize * 0.62))}
        </text>
      )}
      {parts.price && (
        <text x={margin} y={lineEnd} fontSize={priceSize} fontWeight={700}>
          {label.price}
        </text>
      )}
      {parts.sku && label.sku !== '' && !isUnderBars && (
        <text x={width - margin} y={lineEnd} fontSize={codeSize} textAnchor="end">
          {cutText(label.sku, inner / 2 / (codeSize * 0.6))}
        </text>
      )}
      <Bars label={label} width={width} from={lineEnd + 1.5} to={height - margin} />
    </>
  );
}

interface BarsProps {
  readonly label: Label;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

function Bars({ label: { barcode }, width, from, to }: BarsProps) {
  const module = barcode && moduleWidth(barcode, width);
  if (!barcode || module === undefined) return null;
  const start = (width - barcode.modules.length * module) / 2;
  const height = to - from - codeSize - 0.6;
  return (
    <>
      {barsOf(barcode).map(([x, count]) => (
        <rect key={x} x={start + x * module} y={from} width={count * module} height={height} />
      ))}
      <text x={width / 2} y={to} fontSize={codeSize} textAnchor="middle">
        {barcode.text}
      </text>
    </>
  );
}
