import ChartColumn from 'lucide-react/icons/chart-column';
import CalendarDays from 'lucide-react/icons/calendar-days';
import SquareKanban from 'lucide-react/icons/square-kanban';
import ListIcon from 'lucide-react/icons/list';
import ListTree from 'lucide-react/icons/list-tree';
import Table2 from 'lucide-react/icons/table-2';
import type { LucideIcon } from 'lucide-react';
import type { ListShape } from '../../../../domain/lists/arrangement.ts';

export const shapeIcons: Readonly<Record<ListShape, LucideIcon>> = { LIST: ListIcon, BOARD: SquareKanban, CALENDAR: CalendarDays, CHART: ChartColumn, PIVOT: Table2, TREE: ListTree };
