import { Briefcase, Building2, CalendarDays, ChartNoAxesColumn, Clock, FilePenLine, Layers, List, ReceiptText, RefreshCcw, Shield, SlidersHorizontal, Stamp, User, Users, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export const menuIcons = {
  briefcase: Briefcase,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartNoAxesColumn,
  clock: Clock,
  file: FilePenLine,
  layers: Layers,
  list: List,
  receipt: ReceiptText,
  roster: RefreshCcw,
  shield: Shield,
  sliders: SlidersHorizontal,
  stamp: Stamp,
  user: User,
  users: Users,
  wallet: Wallet,
} satisfies Readonly<Record<string, LucideIcon>>;

export type MenuIcon = keyof typeof menuIcons;
