import './style/tokens.css';
import './style/base.css';
import './style/house.css';
import './style/hall.css';
import './style/forced.css';
import sprite from './style/sprite.svg?raw';
import { mount } from 'svelte';
import App from './App.svelte';
import { addSymbols } from './style/symbols';

addSymbols(sprite);
mount(App, { target: document.body });
document.getElementById('closed')?.remove();
