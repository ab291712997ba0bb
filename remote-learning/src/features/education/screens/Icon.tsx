import {
  BookOpen,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleHelp,
  Clock,
  Info,
  List,
  Printer,
  Search,
  X,
} from 'lucide-react';

const icons = {
  book: BookOpen,
  check: Check,
  checkCircle: CircleCheck,
  chevronDown: ChevronDown,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  clock: Clock,
  cross: X,
  list: List,
  note: Info,
  print: Printer,
  question: CircleHelp,
  search: Search,
} as const;

interface IconProps {
  readonly name: keyof typeof icons;
  /** In pixels. */
  readonly size?: number;
}

/** A decorative icon in the color of the text. The text beside it says the same. */
export function Icon({ name, size = 16 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} aria-hidden />;
}
