import { languages } from '../support/messages.ts';
import { testScreens } from './support/every-screen.ts';

testScreens(languages.filter((language) => language !== 'en'));
