npm install @kaksha/design-system react react-dom
