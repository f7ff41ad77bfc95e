// Written by `npm run generate` from the features' menus. Do not edit.
import { Award, BellRing, BookOpen, BuildingComplex, CalendarDays, ChartColumn, ChartLine, CircleCheck, CircleQuestionMark, ClipboardCheck, Compass, Component, Globe, House, Info, Landmark, Languages, Layers, ListChecks, ListTree, Megaphone, MessagesSquare, NotebookPen, Paperclip, Presentation, Receipt, Send, ShieldCheck, Table2, Tag, Target, UserCheck, Users } from '@sullam/ui/base/icons.ts';
import { iconsBy } from '@sullam/web-kit/shell/menu-icon.ts';

/** The drawing of an entry. It comes with the menus that show it, not with the first paint. */
export const iconOf = iconsBy({ Award, BellRing, BookOpen, BuildingComplex, CalendarDays, ChartColumn, ChartLine, CircleCheck, CircleQuestionMark, ClipboardCheck, Compass, Component, Globe, House, Info, Landmark, Languages, Layers, ListChecks, ListTree, Megaphone, MessagesSquare, NotebookPen, Paperclip, Presentation, Receipt, Send, ShieldCheck, Table2, Tag, Target, UserCheck, Users });
