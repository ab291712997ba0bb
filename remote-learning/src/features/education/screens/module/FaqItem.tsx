import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { H4 } from '@back-office/shared/area';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import {
  color,
  gridStyle,
  innerRing,
  media,
  motion,
  rowStyle,
  ruledApart,
  space,
  textStyle,
  underlinedOnHover,
  weight,
} from '@back-office/shared/theme';
import type { Faq } from '../../domain/course';
import { noScope, withFigures } from '../../domain/figures';
import { reportAddress } from '../../domain/reportLink';
import { RichText, reportProblem } from './RichText';

interface FaqItemProps {
  readonly faq: Faq;
  /** Stands before the answer. */
  readonly note: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A question; its answer is below it while it is open. */
export function FaqItem({ faq, note, isOpen, onToggle }: FaqItemProps) {
  const answerId = useId();
  const scope = withFigures(noScope, faq.figures, reportProblem);
  const link = useLedgerLink();
  const { answer, examples = [], reports = [] } = faq;
  return (
    <Item>
      <H4>
        <Asked type="button" aria-expanded={isOpen} aria-controls={isOpen ? answerId : undefined} onClick={onToggle}>
          {faq.question}
          <ChevronDown size={18} aria-hidden />
        </Asked>
      </H4>
      {isOpen && (
        <Answer id={answerId}>
          {note !== undefined && <p>{note}</p>}
          {answer.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} scope={scope} />
            </p>
          ))}
          {examples.map((example) => (
            <Example key={example}>
              <strong>Example:</strong> <RichText text={example} scope={scope} />
            </Example>
          ))}
          {reports.map(({ report, label }) => (
            <p key={label}>
              <ReportLink to={link(reportAddress(report))}>{label}</ReportLink>
            </p>
          ))}
        </Answer>
      )}
    </Item>
  );
}

const Item = styled.div`
  break-inside: avoid;
  ${ruledApart}
`;

const Asked = styled.button`
  ${rowStyle({ gap: 4, justify: 'between', width: '100%', minHeight: '48px', round: 'lg', weight: 'medium' })}

  && {
    padding: ${space[3]} 20px;
  }

  text-align: start;

  svg {
    color: ${color.textMuted};
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${innerRing}

  ${media.print} {
    svg {
      display: none;
    }
  }
`;

const Answer = styled.div`
  ${gridStyle({ gap: 2, pad: ['0px', '20px', 4], tone: 'secondary', maxWidth: 'calc(66ch + 40px)' })}
  line-height: 22px;
`;

const ReportLink = styled(Link)`
  font-weight: ${weight.medium};
  ${underlinedOnHover}
`;

const Example = styled.p`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};

  strong {
    ${textStyle({ tone: 'text', weight: 'medium' })}
  }
`;
