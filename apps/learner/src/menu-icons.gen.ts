// Written by `npm run generate` from the features' menus. Do not edit.
import { Award, BookOpen, Bookmark, CalendarDays, Clock, Compass, CreditCard, Globe, GraduationCap, Heart, House, Info, Layers, LayoutDashboard, ListChecks, Mail, Megaphone, Search, ShoppingCart, User, Users } from '@sullam/ui/base/icons.ts';
import { iconsBy } from '@sullam/web-kit/shell/menu-icon.ts';

/** The drawing of an entry. It comes with the menus that show it, not with the first paint. */
export const iconOf = iconsBy({ Award, BookOpen, Bookmark, CalendarDays, Clock, Compass, CreditCard, Globe, GraduationCap, Heart, House, Info, Layers, LayoutDashboard, ListChecks, Mail, Megaphone, Search, ShoppingCart, User, Users });
