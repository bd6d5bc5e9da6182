import { testScreens } from './support/every-screen.ts';

testScreens();
