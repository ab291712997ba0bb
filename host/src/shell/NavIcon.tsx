import {
  AppWindow,
  BadgeDollarSign,
  BookOpen,
  Briefcase,
  CalendarDays,
  Clock,
  FlaskConical,
  Gift,
  Globe,
  Heart,
  House,
  MapPin,
  Megaphone,
  Package,
  Plus,
  ReceiptText,
  Settings,
  ShoppingCart,
  SquareKanban,
  SquareUser,
  Star,
  Tag,
  Truck,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** The icons of the main list. A remote names one of them in its `area.json`. */
const icons: Readonly<Record<string, LucideIcon>> = {
  badge: SquareUser,
  'book-open': BookOpen,
  briefcase: Briefcase,
  calendar: CalendarDays,
  'chart-in-frame': SquareKanban,
  clock: Clock,
  flask: FlaskConical,
  gear: Settings,
  gift: Gift,
  globe: Globe,
  heart: Heart,
  house: House,
  megaphone: Megaphone,
  package: Package,
  pin: MapPin,
  plus: Plus,
  price: BadgeDollarSign,
  receipt: ReceiptText,
  cart: ShoppingCart,
  star: Star,
  tag: Tag,
  truck: Truck,
  users: Users,
  wallet: Wallet,
};

/** A neutral icon stands for a name that this host does not know. */
export function NavIcon({ name }: { readonly name: string | undefined }) {
  const Icon = (name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined) ?? AppWindow;
  // The icon set has no bar chart in a frame. The kanban board upside down looks like one.
  const style = name === 'chart-in-frame' ? { transform: 'rotate(180deg)' } : undefined;
  return <Icon size={18} strokeWidth={1.75} style={style} aria-hidden />;
}
