npm install --save-dev jest jest-environment-jsdom @testing-library/react @testing-library/dom @testing-library/user-event
npm install --save-dev @babel/preset-react @babel/preset-typescript @babel/plugin-transform-modules-commonjs
